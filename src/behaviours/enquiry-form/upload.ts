/** The upload of a form: the request, and how far it is. */

import type { ReceivedAnswer, RefusedAnswer } from '../../../contract/texts.ts';

/** What is sent may take as long as the service allows, in ms. */
const TIMEOUT_MS = 130_000;
const KB = 1024;
const MB = KB * KB;

/** A number as the page's language writes it. */
const numberText = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(document.documentElement.lang, options).format(value);

/**
 * A number of bytes as people read it.
 * @param unitOf the number whose unit is used, so that two can be compared
 */
export function sizeText(bytes: number, unitOf = bytes, style: 'unit' | 'decimal' = 'unit') {
  const small = unitOf < MB;
  const digits = small ? 0 : 1;
  // A file of a few bytes is no file of nothing.
  return numberText(small ? Math.ceil(bytes / KB) : bytes / MB, {
    style,
    unit: small ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** How far an upload is: "62%, 1.5 of 2.4 MB". @param words with {percent}, {sent} and {total} */
export function progressText(words: string, loaded: number, total: number): string {
  const percent = Math.floor((loaded / total) * 100) / 100;
  return words
    .replace('{percent}', numberText(percent, { style: 'percent' }))
    .replace('{sent}', sizeText(loaded, total, 'decimal'))
    .replace('{total}', sizeText(total));
}

/** Sends the form; the promise fails where no answer of the service comes back. */
export function post(
  address: string,
  data: FormData,
  onProgress: ((share: number) => void) | undefined,
): Promise<ReceivedAnswer | RefusedAnswer> {
  return new Promise((resolve, reject) => {
    // Not fetch, which doesn't tell how far an upload is.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      // Something between visitor and service, such as a proxy, may answer in its own way.
      const answer: ReceivedAnswer | RefusedAnswer | null = request.response;
      if (answer?.status === 'received' || answer?.status === 'refused') resolve(answer);
      else reject(new Error('no answer of the service'));
    });
    for (const type of ['error', 'abort', 'timeout']) {
      request.addEventListener(type, () => reject(new Error(type)));
    }
    request.send(data);
  });
}
