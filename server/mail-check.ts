import { createTransport } from 'nodemailer';

/**
 * Connects to the mail server, encrypts and logs in as for a mail, and sends none.
 *
 * @param url as in `SMTP_URL`
 * @param timeout milliseconds for each step
 * @returns whether it does, in a line for the operator without any secret
 */
export async function checkMailServer(
  url: string,
  timeout: number,
): Promise<{ ok: boolean; says: string }> {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  try {
    await transport.verify();
    return { ok: true, says: `The mail server ${hostname} answers and lets us in` };
  } catch (error) {
    // The library's errors have codes; their messages may quote what the server said.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    const says =
      code === 'EAUTH'
        ? `The mail server ${hostname} refuses user and password of SMTP_URL (EAUTH): mails wait until that is mended`
        : `The mail server ${hostname} doesn't answer as it should (${code}): mails wait until it does`;
    return { ok: false, says };
  } finally {
    transport.close();
  }
}
