import { useId } from 'react';

interface SearchFieldProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Takes the first thing that was found. */
  readonly onEnter: () => void;
  /** What was found, said as it changes. */
  readonly found: string;
}

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
          onEnter();
        }}
      />
      <span role="status">{found}</span>
    </div>
  );
}
