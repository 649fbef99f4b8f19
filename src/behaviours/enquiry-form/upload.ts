import type { ReceivedAnswer, RefusedAnswer } from '../../../contract/answers.ts';

/** As long as the server allows for a request, in ms. */
const TIMEOUT_MS = 130_000;
const KB = 1024;
const MB = KB * KB;

/** A number in the format of the page's language. */
const numberText = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(document.documentElement.lang, options).format(value);

/**
 * A number of bytes in kB or MB.
 * @param unitOf the number of bytes that decides the unit, so that two sizes can share one
 */
export function sizeText(bytes: number, unitOf = bytes, style: 'unit' | 'decimal' = 'unit') {
  const small = unitOf < MB;
  const digits = small ? 0 : 1;
  // Rounded up, so that a file of a few bytes isn't shown as 0 kB.
  return numberText(small ? Math.ceil(bytes / KB) : bytes / MB, {
    style,
    unit: small ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Upload progress such as "62%, 1.5 of 2.4 MB". @param words a text with {percent}, {sent} and {total} */
export function progressText(words: string, loaded: number, total: number): string {
  const percent = Math.floor((loaded / total) * 100) / 100;
  return words
    .replace('{percent}', numberText(percent, { style: 'percent' }))
    .replace('{sent}', sizeText(loaded, total, 'decimal'))
    .replace('{total}', sizeText(total));
}

/** Sends the form; rejects if the server doesn't answer. */
export function post(
  address: string,
  data: FormData,
  onProgress: ((share: number) => void) | undefined,
): Promise<ReceivedAnswer | RefusedAnswer> {
  return new Promise((resolve, reject) => {
    // fetch() doesn't report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      // A proxy in between may answer in another format.
      const answer: ReceivedAnswer | RefusedAnswer | null = request.response;
      if (answer?.status === 'received' || answer?.status === 'refused') resolve(answer);
      else reject(new Error('no answer from the server'));
    });
    for (const type of ['error', 'abort', 'timeout']) {
      request.addEventListener(type, () => reject(new Error(type)));
    }
    request.send(data);
  });
}
