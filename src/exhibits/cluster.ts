/** An invented defence cluster: its members, their positions on a map of 480 by 400 units, and who has worked with whom. */

interface Hub {
  /** The industry of its members. */
  readonly field: 'Sensors' | 'Structures' | 'Software' | 'Machining' | 'Research';
  readonly x: number;
  readonly y: number;
  /** Rivers and towns that members are named after, each with the town of the member. */
  readonly homes: readonly (readonly [name: string, town: string])[];
  /** The second word of the names: each home has a member of each kind. */
  readonly kinds: readonly string[];
}

/** The hubs; the members of each are spread around its position. */
export const HUBS = [
  {
    field: 'Sensors',
    x: 98,
    y: 94,
    homes: [
      ['Douro', 'Porto'],
      ['Cávado', 'Braga'],
      ['Lima', 'Viana do Castelo'],
      ['Ave', 'Guimarães'],
      ['Leça', 'Matosinhos'],
      ['Tâmega', 'Amarante'],
      ['Vouga', 'Aveiro'],
      ['Minho', 'Valença'],
    ],
    kinds: ['Optics', 'Sonar', 'Radar', 'Imaging'],
  },
  {
    field: 'Structures',
    x: 384,
    y: 88,
    homes: [
      ['Corgo', 'Vila Real'],
      ['Sabor', 'Bragança'],
      ['Tua', 'Mirandela'],
      ['Noéme', 'Guarda'],
      ['Côa', 'Pinhel'],
      ['Paiva', 'Castro Daire'],
      ['Dão', 'Viseu'],
    ],
    kinds: ['Composites', 'Frames', 'Hulls', 'Panels'],
  },
  {
    field: 'Software',
    x: 242,
    y: 204,
    homes: [
      ['Mondego', 'Coimbra'],
      ['Lis', 'Leiria'],
      ['Arunca', 'Pombal'],
      ['Nabão', 'Tomar'],
      ['Zêzere', 'Covilhã'],
      ['Ocreza', 'Castelo Branco'],
      ['Alcoa', 'Alcobaça'],
      ['Alva', 'Arganil'],
    ],
    kinds: ['Systems', 'Data', 'Signals', 'Networks', 'Simulation'],
  },
  {
    field: 'Machining',
    x: 96,
    y: 322,
    homes: [
      ['Tejo', 'Lisboa'],
      ['Sado', 'Setúbal'],
      ['Trancão', 'Loures'],
      ['Sizandro', 'Torres Vedras'],
      ['Sorraia', 'Coruche'],
      ['Mira', 'Odemira'],
      ['Coina', 'Barreiro'],
      ['Arade', 'Portimão'],
    ],
    kinds: ['Forge', 'Tooling', 'Gears'],
  },
  {
    field: 'Research',
    x: 388,
    y: 318,
    homes: [['Évora', 'Évora']],
    kinds: [
      'Acoustics',
      'Alloys',
      'Antennas',
      'Batteries',
      'Ceramics',
      'Cryptography',
      'Hydrodynamics',
      'Materials',
      'Photonics',
      'Robotics',
      'Textiles',
    ],
  },
] as const satisfies readonly Hub[];

export interface Member {
  readonly name: string;
  readonly field: Hub['field'];
  readonly town: string;
  readonly x: number;
  readonly y: number;
}

/** The golden angle, in radians: spreads points evenly, as in a sunflower head. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

const membersOf = ({ field, x, y, homes, kinds }: Hub): readonly Member[] =>
  kinds
    .flatMap((kind) => homes.map(([home, town]) => ({ name: `${home} ${kind}`, field, town })))
    .map((member, place) => {
      const reach = 10 + 10 * Math.sqrt(place);
      return {
        ...member,
        x: Math.round(x + Math.cos(place * GOLDEN) * reach),
        y: Math.round(y + Math.sin(place * GOLDEN) * reach),
      };
    });

const byHub = HUBS.map(membersOf);

/** All members, by hub. */
export const MEMBERS: readonly Member[] = byHub.flat();

type Link = readonly [Member, Member];

/** In this arrangement the points five and eight further on are neighbours. */
const NEIGHBOURS = [5, 8];

const linksIn = (members: readonly Member[]) =>
  members.flatMap((member, place) =>
    NEIGHBOURS.flatMap((on): readonly Link[] => {
      const other = members[place + on];
      return other ? [[member, other]] : [];
    }),
  );

const distance = ([one, other]: Link) => Math.hypot(one.x - other.x, one.y - other.y);

/** The closest pair of members of two hubs. */
const bridge = (here: readonly Member[], there: readonly Member[]) =>
  here
    .flatMap((one) => there.map((other): Link => [one, other]))
    .reduce((best, link) => (distance(link) < distance(best) ? link : best));

/** Who has worked with whom: neighbours in a hub, and one pair between every two hubs. */
export const LINKS: readonly Link[] = [
  ...byHub.flatMap(linksIn),
  ...byHub.flatMap((here, hub) => byHub.slice(hub + 1).map((there) => bridge(here, there))),
];

/** SVG path data for links. */
export const lines = (links: readonly Link[]) =>
  links.map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`).join('');
