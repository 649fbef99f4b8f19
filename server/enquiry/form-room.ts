/** How many forms may be in progress at a time, and how many bytes of them may be in memory. */
export interface Bounds {
  forms: number;
  bytes: number;
}

/** Bounds for all senders together, and for each single one. */
export interface RoomBounds {
  total: Bounds;
  perSender: Bounds;
}

const MEGABYTE = 1024 * 1024;

/** The most bytes of a short form, which has no file or a small one. */
export const SHORT_FORM = 32 * 1024;
/** The most bytes of a form with a typical file. */
const SMALL_FILE = 1.5 * MEGABYTE;

/** Memory for the largest forms of a class all at once, so that none is ever evicted for it. */
const roomFor = (most: number, total: number, perSender: number): RoomBounds => ({
  total: { forms: total, bytes: total * most },
  perSender: { forms: perSender, bytes: perSender * most },
});

/**
 * Classes of forms by size, the smallest first: the name in the log, the largest Content-Length in bytes, and the limits. Each
 * has its own memory, so that large forms never block small ones.
 */
export const SIZE_CLASSES: readonly { name: string; most: number; bounds: RoomBounds }[] = [
  { name: 'room for forms', most: SHORT_FORM, bounds: roomFor(SHORT_FORM, 256, 64) },
  { name: 'room for small files', most: SMALL_FILE, bounds: roomFor(SMALL_FILE, 8, 4) },
  {
    // One sender can have four of the largest files.
    name: 'room for files',
    most: Number.POSITIVE_INFINITY,
    bounds: {
      total: { forms: 24, bytes: 24 * MEGABYTE },
      perSender: { forms: 8, bytes: 22 * MEGABYTE },
    },
  },
];

/** Half-life, in milliseconds, of the bytes that count as progress. */
const HALF_LIFE = 2_000;

/** Milliseconds for which a new form can't lose its reservation to another. */
const GRACE = 5_000;

/** The memory of one form. It ends with `close`, or when it is given to another form. */
export interface Reservation {
  readonly room: FormRoom;
  readonly sender: string;
  readonly opened: number;
  /** Resolves when the memory is given to another form. The holder must then release what it has kept. */
  readonly revoked: Promise<'revoked'>;
  readonly revoke: (word: 'revoked') => void;
  bytes: number;
  /** Whether the whole form has arrived. It then keeps its memory. */
  isSettled: boolean;
  /** Bytes received until a time, weighted by the half-life. */
  progress: { bytes: number; at: number };
}

/** Bytes received recently, weighted by the half-life. */
const progressOf = ({ progress: { bytes, at } }: Reservation, now: number): number =>
  bytes * 2 ** ((at - now) / HALF_LIFE);

/**
 * Limits the memory for incoming forms. Each form is guaranteed an equal share: the bytes divided by the number of forms.
 * When memory runs out, the slowest form that exceeds its share is dropped. It is one of the same sender if that
 * sender is over its limit, or else one of any sender. All times are milliseconds of one clock.
 */
export class FormRoom {
  readonly #reservations = new Set<Reservation>();
  readonly #bounds: RoomBounds;
  readonly #onRefused: () => void;

  /** @param onRefused called for each form that gets no memory or loses it */
  constructor(bounds: RoomBounds, onRefused: () => void) {
    this.#bounds = bounds;
    this.#onRefused = onRefused;
  }

  /** Admits a form; undefined if there is no room. */
  open(sender: string, now: number): Reservation | undefined {
    const isOld = (reservation: Reservation) => now - reservation.opened > GRACE;
    for (const { reservations, bounds } of this.#shares(sender)) {
      if (reservations.length < bounds.forms) continue;
      const idle = this.#slowest(reservations.filter(isOld), now);
      if (idle === undefined) {
        this.#onRefused();
        return undefined;
      }
      this.#revoke(idle);
    }
    const { promise: revoked, resolve: revoke } = Promise.withResolvers<'revoked'>();
    const progress = { bytes: 0, at: now };
    const start = { room: this, sender, opened: now, bytes: 0, isSettled: false, progress };
    const reservation: Reservation = { ...start, revoked, revoke };
    this.#reservations.add(reservation);
    return reservation;
  }

  /** Accounts for bytes that arrived. Returns false if the form has lost its memory, now or earlier. */
  take(reservation: Reservation, bytes: number, now: number): boolean {
    if (!this.#reservations.has(reservation)) return false;
    reservation.progress = { bytes: progressOf(reservation, now) + bytes, at: now };
    reservation.bytes += bytes;
    for (const { reservations, bounds } of this.#shares(reservation.sender)) {
      let held = reservations.reduce((sum, each) => sum + each.bytes, 0);
      while (held > bounds.bytes) {
        const part = bounds.bytes / bounds.forms;
        const loser = this.#slowest(
          reservations.filter((each) => each.bytes > part),
          now,
        );
        if (loser === undefined) break;
        held -= loser.bytes;
        this.#revoke(loser);
      }
    }
    return this.#reservations.has(reservation);
  }

  /** Releases the memory of bytes that aren't kept. */
  give(reservation: Reservation, bytes: number): void {
    if (this.#reservations.has(reservation)) reservation.bytes -= bytes;
  }

  close(reservation: Reservation): void {
    this.#reservations.delete(reservation);
  }

  /** The forms that share each limit: first the sender's, then all. */
  #shares(sender: string): { reservations: Reservation[]; bounds: Bounds }[] {
    const all = [...this.#reservations];
    return [
      {
        reservations: all.filter((reservation) => reservation.sender === sender),
        bounds: this.#bounds.perSender,
      },
      { reservations: all, bounds: this.#bounds.total },
    ];
  }

  #slowest(reservations: readonly Reservation[], now: number): Reservation | undefined {
    const [first, ...others] = reservations.filter(({ isSettled }) => !isSettled);
    return others.reduce(
      (least, each) => (least && progressOf(least, now) <= progressOf(each, now) ? least : each),
      first,
    );
  }

  #revoke(reservation: Reservation): void {
    this.#reservations.delete(reservation);
    reservation.bytes = 0;
    reservation.revoke('revoked');
    this.#onRefused();
  }
}
