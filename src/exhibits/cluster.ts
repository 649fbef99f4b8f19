/** The members of an invented defence cluster, their places on a map of 480 by 400, and who has worked with whom. */

interface Hub {
  /** What its members make. */
  readonly field: string;
  readonly x: number;
  readonly y: number;
  /** The rivers and towns that members are named for, each with the town where it is. */
  readonly homes: readonly (readonly [name: string, town: string])[];
  /** The members of each home, by what they make. */
  readonly kinds: readonly string[];
}

/** The fields of work, each a cloud of members around its place. */
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
      ['Tagus', 'Lisbon'],
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

/** One of the cluster. */
export interface Member {
  readonly name: string;
  readonly field: string;
  readonly town: string;
  readonly x: number;
  readonly y: number;
}

/** The angle between neighbours on a sunflower head: even, without rows. */
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

/** All of them, hub after hub. */
export const MEMBERS: readonly Member[] = byHub.flat();

type Link = readonly [Member, Member];

/** On a sunflower head the neighbours of a seed are those five and eight places on. */
const NEIGHBOURS = [5, 8];

const linksIn = (members: readonly Member[]) =>
  members.flatMap((member, place) =>
    NEIGHBOURS.flatMap((on): readonly Link[] => {
      const other = members[place + on];
      return other ? [[member, other]] : [];
    }),
  );

const distance = ([one, other]: Link) => Math.hypot(one.x - other.x, one.y - other.y);

/** The members of two hubs that stand nearest to each other. */
const bridge = (here: readonly Member[], there: readonly Member[]) =>
  here
    .flatMap((one) => there.map((other): Link => [one, other]))
    .reduce((best, link) => (distance(link) < distance(best) ? link : best));

/** Who has worked with whom: neighbours in a hub, and one pair between any two hubs. */
export const LINKS: readonly Link[] = [
  ...byHub.flatMap(linksIn),
  ...byHub.flatMap((here, hub) => byHub.slice(hub + 1).map((there) => bridge(here, there))),
];

/** Lines of the map, as the `d` of a path. */
export const lines = (links: readonly Link[]) =>
  links.map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`).join('');
