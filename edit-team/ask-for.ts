/** Asks at the terminal, or reads the answers line by line from what is piped in. */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Question {
  readonly question: string;
  /** Whether the answer is not shown. */
  readonly isSecret?: boolean;
}

/** @returns the answers in the order of the questions; empty ones where the input ended */
export async function askFor(questions: readonly Question[]): Promise<string[]> {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true;
  // The terminal is written to here, since the library would show what is typed.
  let isSecret = false;
  const output = new Writable({
    write(part, _encoding, done) {
      if (!isSecret && isTerminal) stdout.write(part);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: isTerminal });
  const answers: string[] = [];
  try {
    if (isTerminal) {
      for (const each of questions) {
        isSecret = each.isSecret === true;
        if (isSecret) stdout.write(each.question);
        answers.push(await lines.question(each.question));
        if (isSecret) stdout.write('\n');
        isSecret = false;
      }
    } else {
      for await (const line of lines) if (answers.push(line) === questions.length) break;
    }
  } finally {
    lines.close();
  }
  return answers.map((answer, place) => (questions[place]?.isSecret ? answer : answer.trim()));
}
