import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** What goes wrong on the way to a server and back. */
export interface Fault {
  /** Everything arrives this much later, in ms. */
  readonly delayMs?: number;
  /** Nothing arrives, without an error. */
  readonly frozen?: boolean;
  /** Of what the server sends half arrives, and the connection is cut. */
  readonly halved?: boolean;
  /** Connections are accepted and cut at once, as by a port where nothing listens any more. */
  readonly refused?: boolean;
}

/** A TCP proxy in front of a database, for tests of what happens on the way. */
export interface TcpProxy {
  readonly connection: pg.ConnectionConfig;
  /** What goes wrong from now on; nothing when left out. What was held back arrives then. */
  set(fault?: Fault): void;
  /** Cuts all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a proxy to the server of a connection, on a port the system chooses. */
export async function openTcpProxy(target: pg.ConnectionConfig): Promise<TcpProxy> {
  let fault: Fault = {};
  let changed = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();

  const carry = async (from: Socket, to: Socket, isAnswer: boolean): Promise<void> => {
    try {
      for await (const part of from) {
        while (fault.frozen === true) await changed.promise;
        if (fault.delayMs !== undefined) await wait(fault.delayMs);
        const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
        if (isAnswer && fault.halved === true) {
          to.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
          from.destroy();
          return;
        }
        to.write(bytes);
      }
      to.end();
    } catch {
      to.destroy();
    }
  };
  const server = createServer((client) => {
    if (fault.refused === true) return void client.destroy();
    const { host = '127.0.0.1', port = 5432 } = target;
    const upstream = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    void carry(client, upstream, false);
    void carry(upstream, client, true);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: {
      ...target,
      host: '127.0.0.1',
      port: address !== null && typeof address === 'object' ? address.port : 0,
    },
    set(next = {}) {
      fault = next;
      changed.resolve();
      changed = Promise.withResolvers();
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
