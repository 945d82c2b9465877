import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  bridgeDocument,
  EVENTS,
  METHODS,
  PAYMENT_APPS,
  SHELL_METHODS,
} from '../../packages/commerce-core/src/domain.ts';
import { generateBridge } from '../generate/generate-bridge.ts';

const SHELLS = {
  android: {
    bridge: 'apps/android/ShopBridge.kt',
    app: 'apps/android/ShopActivity.kt',
    branch: /^ +"([\w.]+)" ->/gm,
  },
  ios: {
    bridge: 'apps/ios/ShopBridge.swift',
    app: 'apps/ios/ShopViewController.swift',
    branch: /^ +case "([\w.]+)":/gm,
  },
} as const;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe.each(Object.entries(SHELLS))('the shell of %s', (_name, { bridge, app, branch }) => {
  it('answers every method it offers, and offers nothing that is not in the protocol', async () => {
    const code = await readFile(bridge, 'utf8');
    const [, list = ''] = /(?:val can = setOf\(|let can: Set<String> = \[)([^)\]]+)/.exec(code) ?? [];
    const offered = all(list, /"([\w.]+)"/g);
    expect(offered.filter((name) => !Object.hasOwn(METHODS, name))).toEqual([]);
    expect(offered.length).toBeGreaterThan(10);
    const answered = all(code, branch).filter((name) => name.includes('.'));
    expect(answered.toSorted()).toEqual(offered.toSorted());
  });

  it('sends only events of the protocol, and every one that an app has to', async () => {
    const code = (await readFile(bridge, 'utf8')) + (await readFile(app, 'utf8'));
    const sent = new Set(
      all(code, /"((?:app|push|deeplink|bridge)\.[a-z]\w+)"/g).filter((name) => !Object.hasOwn(METHODS, name)),
    );
    expect([...sent].filter((name) => !Object.hasOwn(EVENTS, name))).toEqual([]);
    // A shell that puts its object on the page before the first script is never late.
    expect([...sent].toSorted()).toEqual(
      Object.keys(EVENTS)
        .filter((name) => name !== 'bridge.ready')
        .toSorted(),
    );
  });
});

it('both shells offer the same', async () => {
  const [android = '', ios = ''] = await Promise.all(
    Object.values(SHELLS).map(async ({ bridge }) => {
      const [, list = ''] = /(?:setOf\(|Set<String> = \[)([^)\]]+)/.exec(await readFile(bridge, 'utf8')) ?? [];
      return all(list, /"([\w.]+)"/g)
        .toSorted()
        .join();
    }),
  );
  expect(android).toBe(ios);
});

it('a phone’s back button is asked of the page where a phone has one', async () => {
  expect(Object.keys(SHELL_METHODS)).toEqual(['nav.back']);
  expect(await readFile(SHELLS.android.bridge, 'utf8')).toContain('"nav.back"');
});

describe('what is generated from the schema', () => {
  it('matches the commit: schema, recorded sessions, tables of the guide, of both shells and of their manifests', async () => {
    const generated = [...(await generateBridge())];
    const committed = await Promise.all(generated.map(async ([path]) => [path, await readFile(path, 'utf8')]));
    expect(committed).toEqual(generated);
  });

  it('describes the request, the result and the event of every message', () => {
    const { $defs = {} } = Object.fromEntries(Object.entries(bridgeDocument()));
    const names = Object.keys($defs);
    for (const name of [...Object.keys(METHODS), ...Object.keys(SHELL_METHODS)])
      expect(names).toEqual(expect.arrayContaining([`${name}.request`, `${name}.result`]));
    for (const name of Object.keys(EVENTS)) expect(names).toContain(`${name}.event`);
  });

  it('hands a schema to each shell that reads back as it is in the protocol', async () => {
    const kotlin = await readFile('apps/android/BridgeMessages.kt', 'utf8');
    const swift = await readFile('apps/ios/BridgeMessages.swift', 'utf8');
    const read = (text: string, pattern: RegExp) =>
      Object.fromEntries(
        [...text.matchAll(pattern)].map(([, name = '', schema = '']) => [
          name,
          JSON.parse(schema.replaceAll("${'$'}", () => '$')),
        ]),
      );
    const schemas = Object.fromEntries(Object.entries(METHODS).map(([name, { params }]) => [name, params]));
    expect(read(kotlin, /^ +"([\w.]+)" to """(.*)""",$/gm)).toEqual(schemas);
    expect(read(swift, /^ +"([\w.]+)": #"(.*)"#,$/gm)).toEqual(schemas);
  });

  it('declares every payment app to both systems, and the addresses that open the app', async () => {
    const manifest = await readFile('apps/android/AndroidManifest.xml', 'utf8');
    const list = await readFile('apps/ios/Info.plist', 'utf8');
    for (const { android, schemes } of PAYMENT_APPS) {
      expect(manifest).toContain(`<package android:name="${android}" />`);
      for (const scheme of schemes) expect(list).toContain(`<string>${scheme}</string>`);
    }
    expect(manifest).toMatch(/autoVerify="true"[^]*scheme="https"/);
    expect(manifest).not.toMatch(/scheme="(?:http|file|javascript)"/);
  });
});
