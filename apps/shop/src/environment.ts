import { isIP } from 'node:net';
import type { LogInClient, TossSettings } from '@dealstore/api';
import { dataFolderOf } from './database/data-folder.ts';

/** Where Toss Payments answers. Source: its API reference. */
const TOSS_API_URL = 'https://api.tosspayments.com';

/** How long a shop that is stopping still takes requests when nothing else is said, in ms. Assumed. */
const DRAIN_MS = 300;

/** Levels of the log, the quietest last. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What the environment variables set; every one has a default. */
export interface Settings {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for the embedded database, its password and log, and the pid file. */
  readonly dataFolder: string;
  /** An external PostgreSQL; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** A streaming replica of the database; null for none. */
  readonly databaseReadUrl: string | null;
  /** Another backend; null for the one in this process. */
  readonly apiUrl: URL | null;
  /** Scheme, host and port the public sees; null for http on localhost and the port that is listened on. */
  readonly publicOrigin: string | null;
  /** Further hosts, with their ports, that requests may name: what others call this process inside a network. */
  readonly hostAliases: readonly string[];
  readonly trustsProxy: boolean;
  /** Whether the sandbox plays the providers of identity, payment and messages. */
  readonly sandbox: boolean;
  /** Takes payments through Toss Payments; null for the sandbox. */
  readonly toss: TossSettings | null;
  /** Clients that log people in besides the shop's own web and app. */
  readonly clients: readonly LogInClient[];
  /** JavaScript key of the shop's app at Kakao, by which pages are shared to KakaoTalk; null without. */
  readonly kakaoKey: string | null;
  /** How long requests are still taken after a signal to stop, while `/readyz` says 503, in ms. */
  readonly drainMs: number;
  /** Instant at which the shop's clock starts, in epoch milliseconds; null for the real time. */
  readonly demoNow: number | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Opens `/metrics` to anyone who sends it as a bearer token; null leaves it to this machine. */
  readonly metricsToken: string | null;
}

/** Variables with impossible values; the message names each and what it should be. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

type Environment = Readonly<Record<string, string | undefined>>;

type ReadVariable = <T>(name: string, absent: T, parse: (text: string) => T | null, wanted: string) => T;

/**
 * Reads the environment once, for all variables of the README. @throws EnvironmentError
 * naming all that is wrong at once
 * @param folder where a relative DATA_DIR begins
 */
export function readEnvironment(environment: Environment, folder: string): Settings {
  const problems: string[] = [];
  const read: ReadVariable = (name, absent, parse, wanted) => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return absent;
    const value = parse(text);
    if (value === null)
      problems.push(`${name} should be ${wanted}, not "${/(?:URL|KEY|TOKEN)$/.test(name) ? '…' : text}"`);
    return value ?? absent;
  };
  const publicOrigin = read(
    'PUBLIC_ORIGIN',
    null,
    parseOrigin,
    'an origin such as https://shop.example, without a path',
  );
  const apiUrl = read('API_URL', null, parseApiUrl, 'an http or https address of a backend');
  const host = read('HOST', '127.0.0.1', parseHost, 'an address or name to listen on');
  const sandboxSetting = read<boolean | null>('SANDBOX', null, parseSwitch, 'on or off');
  const settings: Settings = {
    port: read('PORT', 3000, parsePort, 'a port from 0 to 65535'),
    host,
    dataFolder: dataFolderOf(environment, folder),
    databaseUrl: read('DATABASE_URL', null, parseDatabaseUrl, 'a postgres:// address'),
    databaseReadUrl: read('DATABASE_READ_URL', null, parseDatabaseUrl, 'a postgres:// address of a replica'),
    apiUrl,
    publicOrigin,
    hostAliases: read('HOST_ALIASES', [], parseHosts, 'hosts such as shop:3000, with commas between them'),
    trustsProxy: read('TRUST_PROXY', false, parseSwitch, 'on or off'),
    sandbox: sandboxSetting ?? (isLoopbackOrigin(publicOrigin) && isLoopbackName(host)),
    toss: readToss(environment, read, problems),
    clients: read('LOGIN_CLIENTS', [], parseClients, 'such as till:public APP https://till.example/done, with commas'),
    kakaoKey: read('KAKAO_JAVASCRIPT_KEY', null, parseKakaoKey, 'a JavaScript key of 32 letters and digits'),
    drainMs: read('DRAIN_MS', DRAIN_MS, parseDrain, 'a time from 0 to 60000, in milliseconds'),
    demoNow: read('DEMO_NOW', null, parseInstant, 'an instant such as 2026-11-20T10:00:00+09:00'),
    logLevel: read('LOG_LEVEL', 'warn', parseLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    metricsToken: read('METRICS_TOKEN', null, parseMetricsToken, 'at least 16 letters, digits, - or _'),
  };
  if (problems.length === 0 && apiUrl === null && !settings.sandbox)
    problems.push(sandboxReason(settings, sandboxSetting));
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return settings;
}

/** Both keys or none: one alone is a mistake. */
function readToss(environment: Environment, read: ReadVariable, problems: string[]): TossSettings | null {
  const secretKey = read('TOSS_SECRET_KEY', '', parseTossSecret, 'a secret key such as test_sk_… or live_sk_…');
  const clientKey = read('TOSS_CLIENT_KEY', '', parseTossClient, 'a client key such as test_ck_… or live_ck_…');
  const url = read('TOSS_API_URL', new URL(TOSS_API_URL), parseApiUrl, 'an http or https address of Toss Payments');
  if (secretKey !== '' && clientKey !== '') return { secretKey, clientKey, url: url.href };
  const given = ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'].filter((name) => (environment[name]?.trim() ?? '') !== '');
  if (given.length === 1) problems.push('TOSS_SECRET_KEY and TOSS_CLIENT_KEY belong together: set both or none');
  return null;
}

/** The sandbox accepts any name and any card: it serves this machine only, unless SANDBOX=on asks for more. */
function sandboxReason({ host, publicOrigin, toss }: Settings, setting: boolean | null): string {
  const missing = `this build has no ${toss === null ? 'identity, payment and message' : 'identity and message'} providers`;
  if (setting === false)
    return `SANDBOX=off leaves nothing to log in${toss === null ? ' or pay' : ''} with: ${missing}`;
  const whom = isLoopbackName(host)
    ? `PUBLIC_ORIGIN ${publicOrigin ?? ''} is not this machine`
    : `HOST ${host} lets others in`;
  const origin = publicOrigin === null ? ' and PUBLIC_ORIGIN to the address they open' : '';
  return (
    `${whom}, and ${missing}. ` +
    `Set SANDBOX=on${origin} to show a demonstration to others; every page will then say so`
  );
}

/** Whether an origin always means the machine it is used on; null is the default origin, on localhost. */
export function isLoopbackOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  return isLoopbackName(new URL(origin).hostname);
}

/** Whether a host name or address always means the machine it is used on. */
export function isLoopbackName(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

function parseTossSecret(text: string): string | null {
  return /^(test|live)_g?sk_\w+$/.test(text) ? text : null;
}

function parseTossClient(text: string): string | null {
  return /^(test|live)_g?ck_\w+$/.test(text) ? text : null;
}

function parseKakaoKey(text: string): string | null {
  return /^[\da-f]{32}$/i.test(text) ? text : null;
}

/** Each is `id:password`, the kind of its sessions and, where codes do not come to the shop, their address. */
function parseClients(text: string): readonly LogInClient[] | null {
  const clients = text.split(',').map((entry) => {
    const match = /^([\w-]+):(\S+) (WEB|APP)(?: ([a-z][a-z\d+.-]*:\/\S+))?$/.exec(entry.trim());
    if (match === null) return null;
    const [, id = '', password = '', kind, redirectUri] = match;
    const client = { id, password, kind: kind === 'APP' ? 'APP' : 'WEB' } as const;
    return redirectUri === undefined ? client : { ...client, redirectUri };
  });
  return clients.every((client) => client !== null) ? clients : null;
}

function parseMetricsToken(text: string): string | null {
  return /^[\w-]{16,}$/.test(text) ? text : null;
}

function parsePort(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null;
}

function parseDrain(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 60_000 ? Number(text) : null;
}

function parseHost(text: string): string | null {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : null;
}

function parseHosts(text: string): readonly string[] | null {
  const hosts = text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim());
  return hosts.every((host) => /^[a-z0-9._-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/.test(host)) ? hosts : null;
}

function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    return null;
  return url.pathname === '/' ? url.origin : null;
}

function parseApiUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' ? url : null;
}

function parseDatabaseUrl(text: string): string | null {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

function parseSwitch(text: string): boolean | null {
  if (/^(on|true|1|yes)$/i.test(text)) return true;
  return /^(off|false|0|no)$/i.test(text) ? false : null;
}

function parseInstant(text: string): number | null {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})T.*(?:Z|[+-]\d{2}:?\d{2})$/.exec(text) ?? [];
  const [day, instant] = [Date.parse(date), Date.parse(text)];
  if (Number.isNaN(day) || Number.isNaN(instant)) return null;
  // 31 February is read as 3 March.
  return new Date(day).toISOString().startsWith(date) ? instant : null;
}

function parseLogLevel(text: string): Settings['logLevel'] | null {
  return LOG_LEVELS.find((level) => level === text.toLowerCase()) ?? null;
}
