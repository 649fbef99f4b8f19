import { type Catalogue, isHashed } from './catalogue.ts';

/** Makes something of a build that is to be served; returns what puts it in use. */
type Part = (build: Catalogue) => () => void;

/** The build that is served. Another one takes its place between two requests, with all that is made of it, or not at all. */
export class ServedBuild {
  #build: Catalogue;
  readonly #parts: Part[] = [];

  constructor(build: Catalogue) {
    this.#build = build;
  }

  /** What `make` makes of the build: now, and before the swap of each that takes its place. Returns what is in use. */
  derive<Made>(make: (build: Catalogue) => Made): () => Made {
    let made = make(this.#build);
    this.#parts.push((build) => {
      const next = make(build);
      return () => {
        made = next;
      };
    });
    return () => made;
  }

  /**
   * Serves another build. Of the one before, files whose name holds their hash stay: a page of it that has just been opened
   * asks for them.
   *
   * @throws OperatorError where something can't be made of it; then everything stays as it was
   */
  take(build: Catalogue): void {
    const hashed = [...this.#build.resources].filter(([path]) => isHashed(path));
    const resources = new Map([...hashed, ...build.resources]);
    const swaps = this.#parts.map((part) => part({ ...build, resources }));
    this.#build = build;
    for (const swap of swaps) swap();
  }
}
