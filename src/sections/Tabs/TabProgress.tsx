import { Ruler } from '../../ui/Meter/Meter.tsx';

/** The progress ruler of tabs, filled up to the selected one: `progress` in whole percent, and its accessible `name`. */
export function TabProgress({ progress, name }: { progress: number; name: string }) {
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
    >
      <Ruler share={progress} />
    </div>
  );
}
