import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection that sends exactly what it is told to, which HTTP clients don't. */
export interface RawConnection {
  socket: Socket;
  /** Resolves with everything received, in Latin-1, when the other end has closed. */
  closed: Promise<string>;
}

/**
 * Opens a connection to a port of this machine.
 *
 * @param localAddress the address of this machine that it comes from
 */
export async function openConnection(
  port: number,
  localAddress = '127.0.0.1',
): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(received));
    // A reset is an end like any other here.
    socket.on('error', () => {});
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, closed };
}

/** Sends bytes as they are and returns everything that comes back until the server closes. */
export async function exchange(port: number, request: string): Promise<string> {
  const { socket, closed } = await openConnection(port);
  socket.write(request, 'latin1');
  return closed;
}

/** Lets a server listen on any free port of this machine, and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address, never a pipe's name.
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
