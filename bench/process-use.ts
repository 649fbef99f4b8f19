/** What a running process has used, as Linux tells it in /proc. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks in a second: the unit of processor times in /proc. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The number of a process that was started. */
export function pidOf({ child: { pid } }: { child: ChildProcess }): number {
  if (pid === undefined) throw new Error('the process did not start');
  return pid;
}

function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(/\s+/).filter(Boolean).map(Number)];
}

/** Seconds of processor time that a process and its children have used, all threads, in user space and in the kernel. */
export function cpuSeconds(pid: number): number {
  const ticks = family(pid).map((each) => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[11], fields[12]];
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

/** Memory of a process that is in RAM, now and at most so far, in megabytes of a million bytes. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
