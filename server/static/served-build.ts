import { type Catalogue, isHashed } from './catalogue.ts';

/** Prepares derived data for a new build. Returns a function that puts it in use. */
type Part = (build: Catalogue) => () => void;

/** The build being served. A new one replaces it between two requests, with all derived data, or not at all. */
export class ServedBuild {
  #build: Catalogue;
  readonly #parts: Part[] = [];

  constructor(build: Catalogue) {
    this.#build = build;
  }

  /** Derives data from the build now, and again from each new build. Returns a function that gives the current data. */
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

  /** Serves a new build, or throws and changes nothing. Hashed files of the previous one stay for pages already open. */
  take(build: Catalogue): void {
    const hashed = [...this.#build.resources].filter(([path]) => isHashed(path));
    const resources = new Map([...hashed, ...build.resources]);
    const swaps = this.#parts.map((part) => part({ ...build, resources }));
    this.#build = build;
    for (const swap of swaps) swap();
  }
}
