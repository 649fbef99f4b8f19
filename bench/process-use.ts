/** Resource usage of a running process, from /proc on Linux. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks per second, the unit of processor times in /proc. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The id of a started process. @throws if it did not start */
export function pidOf({ child: { pid } }: { child: ChildProcess }): number {
  if (pid === undefined) throw new Error('the process did not start');
  return pid;
}

function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(/\s+/).filter(Boolean).map(Number)];
}

/** Processor time of a process and its children in seconds: all threads, in user space and in the kernel. */
export function cpuSeconds(pid: number): number {
  const ticks = family(pid).map((each) => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8');
    // The program's name, in brackets, may contain spaces, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[11], fields[12]];
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

/** Resident memory of a process, current and peak, in megabytes of a million bytes. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
