import { useId } from 'react';

interface SearchFieldProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Takes the first thing that was found; not called while nothing is looked for. */
  readonly onEnter: () => void;
  /** What was found, said as it changes. */
  readonly found: string;
}

/** Whether one of some texts holds the words that are looked for, in whatever case. */
export const isFound = (words: string, ...texts: readonly string[]) =>
  texts.join(' ').toLowerCase().includes(words.toLowerCase().trim());

/** Finds things in a window by their names. */
export function SearchField({ words, onChange, onEnter, found }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (words.trim() !== '') onEnter();
        }}
      />
      <span role="status">{found}</span>
    </div>
  );
}
