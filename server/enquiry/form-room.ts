/** How many forms may be under way, and how many bytes of them may be in memory. */
export interface Bounds {
  forms: number;
  bytes: number;
}

/** Bounds for all senders together, and for each of them. */
export interface RoomBounds {
  total: Bounds;
  perSender: Bounds;
}

const MEGABYTE = 1024 * 1024;

/** Forms of some size, and the room they have. */
export interface SizeClass {
  /** What the log calls the room. */
  name: string;
  /** Bytes that a form announces at most. */
  most: number;
  bounds: RoomBounds;
}

/** Bytes of a short form: it has no file, or a small one. */
export const SHORT_FORM = 32 * 1024;

/** Sizes of forms, the smallest first. Each has room of its own, so that larger ones never stand in its way. */
export const SIZE_CLASSES: readonly SizeClass[] = [
  {
    name: 'room for forms',
    most: SHORT_FORM,
    bounds: {
      total: { forms: 256, bytes: 8 * MEGABYTE },
      perSender: { forms: 64, bytes: 2 * MEGABYTE },
    },
  },
  {
    // The usual file. No more forms than there is memory for, so that none that was let in has to give way for it.
    name: 'room for small files',
    most: 1.5 * MEGABYTE,
    bounds: {
      total: { forms: 8, bytes: 12 * MEGABYTE },
      perSender: { forms: 4, bytes: 6 * MEGABYTE },
    },
  },
  {
    // Of one sender four of the largest.
    name: 'room for files',
    most: Number.POSITIVE_INFINITY,
    bounds: {
      total: { forms: 24, bytes: 24 * MEGABYTE },
      perSender: { forms: 8, bytes: 22 * MEGABYTE },
    },
  },
];

/** Milliseconds in which what arrived counts half, a quarter and so on as progress. */
const HALF_LIFE = 2_000;

/** Milliseconds that a form has before it can lose its place to another one. */
const GRACE = 5_000;

/** The room of one form; it ends with `close`, or when others need it more. */
export class Lease {
  readonly room: FormRoom;
  readonly sender: string;
  readonly opened: number;
  readonly #revocation = Promise.withResolvers<'revoked'>();
  /** Resolves when the room was given to others; what was kept has to be let go then. */
  readonly revoked = this.#revocation.promise;
  bytes = 0;
  /** Whether all has arrived; then it can't be slow any more and keeps its room. */
  isSettled = false;
  #progress = 0;
  #progressAt: number;

  constructor(room: FormRoom, sender: string, now: number) {
    this.room = room;
    this.sender = sender;
    this.opened = now;
    this.#progressAt = now;
  }

  /** Bytes that arrived lately. */
  progress(now: number): number {
    return this.#progress * 2 ** ((this.#progressAt - now) / HALF_LIFE);
  }

  add(bytes: number, now: number): void {
    this.#progress = this.progress(now) + bytes;
    this.#progressAt = now;
    this.bytes += bytes;
  }

  revoke(): void {
    this.bytes = 0;
    this.#revocation.resolve('revoked');
  }
}

/**
 * The memory that forms on their way in may take. Each is sure of its part, that is the memory divided by the most forms.
 * Where the memory runs out, of those that have taken more the one that makes the least progress gives way: of the same
 * sender where that one has too much, of all senders otherwise. All times are milliseconds of one clock.
 */
export class FormRoom {
  readonly #leases = new Set<Lease>();
  readonly #bounds: RoomBounds;
  readonly #onRefused: () => void;

  /** @param onRefused called for each form that gets no room or loses it */
  constructor(bounds: RoomBounds, onRefused: () => void) {
    this.#bounds = bounds;
    this.#onRefused = onRefused;
  }

  /** Room for one more form; undefined where there is none. */
  open(sender: string, now: number): Lease | undefined {
    const isOld = (lease: Lease) => now - lease.opened > GRACE;
    for (const { leases, bounds } of this.#shares(sender)) {
      if (leases.length < bounds.forms) continue;
      const idle = this.#slowest(leases.filter(isOld), now);
      if (idle === undefined) {
        this.#onRefused();
        return undefined;
      }
      this.#revoke(idle);
    }
    const lease = new Lease(this, sender, now);
    this.#leases.add(lease);
    return lease;
  }

  /** Takes room for bytes that arrived. Returns false where the form has lost its room, now or before. */
  take(lease: Lease, bytes: number, now: number): boolean {
    if (!this.#leases.has(lease)) return false;
    lease.add(bytes, now);
    for (const { leases, bounds } of this.#shares(lease.sender)) {
      let held = leases.reduce((sum, each) => sum + each.bytes, 0);
      while (held > bounds.bytes) {
        const part = bounds.bytes / bounds.forms;
        const loser = this.#slowest(
          leases.filter((each) => each.bytes > part),
          now,
        );
        if (loser === undefined) break;
        held -= loser.bytes;
        this.#revoke(loser);
      }
    }
    return this.#leases.has(lease);
  }

  /** Takes back the room of bytes that aren't kept. */
  give(lease: Lease, bytes: number): void {
    if (this.#leases.has(lease)) lease.bytes -= bytes;
  }

  close(lease: Lease): void {
    this.#leases.delete(lease);
  }

  /** The forms that share a bound, the narrower one first. */
  #shares(sender: string): { leases: Lease[]; bounds: Bounds }[] {
    const all = [...this.#leases];
    return [
      { leases: all.filter((lease) => lease.sender === sender), bounds: this.#bounds.perSender },
      { leases: all, bounds: this.#bounds.total },
    ];
  }

  #slowest(leases: readonly Lease[], now: number): Lease | undefined {
    const [first, ...others] = leases.filter(({ isSettled }) => !isSettled);
    return others.reduce(
      (least, each) => (least && least.progress(now) <= each.progress(now) ? least : each),
      first,
    );
  }

  #revoke(lease: Lease): void {
    this.#leases.delete(lease);
    lease.revoke();
    this.#onRefused();
  }
}
