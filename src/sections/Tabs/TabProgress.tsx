import { Ruler } from '../../ui/Meter/Meter.tsx';

/** The ruler of tabs, filled up to the chosen one. @param props.progress whole percent @param props.name what it is called */
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
