/** Steps that follow one another under one name. */
export interface Stage<Step> {
  /** Its name; undefined where the steps have no stages. */
  readonly title: string | undefined;
  /** The number of its first step. */
  readonly first: number;
  readonly steps: readonly Step[];
}

/** Steps by the stages they name: a step without a stage belongs to that of the step before it. */
export function stagesOf<Step extends { readonly stage?: string | undefined }>(
  items: readonly Step[],
): Stage<Step>[] {
  const stages: { title: string | undefined; first: number; steps: Step[] }[] = [];
  for (const [index, step] of items.entries()) {
    if (step.stage || index === 0) stages.push({ title: step.stage, first: index + 1, steps: [] });
    stages.at(-1)?.steps.push(step);
  }
  return stages;
}
