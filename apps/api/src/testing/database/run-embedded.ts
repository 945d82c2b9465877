/** A process of its own that starts the embedded server, writes a row, says so and stays until it is ended. */
import pg from 'pg';
import { startEmbedded } from '../../database/postgres/embedded.ts';

const [dataFolder = ''] = process.argv.slice(2);
const server = await startEmbedded({ dataFolder, durable: true, log: () => undefined });
const client = new pg.Client(server.connection());
client.on('error', () => undefined);
await client.connect();
await client.query('create table written (id int)');
await client.query('insert into written values (1)');
const stay = setInterval(() => undefined, 60_000);
process.on('SIGTERM', () => {
  clearInterval(stay);
  void client.end().then(() => server.stop());
});
process.stdout.write('written\n');
