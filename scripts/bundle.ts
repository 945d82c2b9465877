import { join } from 'node:path';
import { build } from 'vite';

/** What `workerd test` runs: one module, which may reach this computer. */
const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "NAME")], compatibilityDate = "2026-11-01")),
  (name = "internet", network = (allow = ["private", "local", "public"])),
]);`;

/** The configuration of the Worker runtime for a module. @param name of the module's file, beside the configuration */
export function workerConfig(name: string): string {
  return WORKER.replace('NAME', name);
}

/** A program and all it imports as one script without imports, as shops and Workers are shipped. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(entry, '..'),
    build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])))
    .join('\n');
}
