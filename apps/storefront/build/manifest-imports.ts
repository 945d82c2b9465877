import type { Manifest } from 'vite';

/** Chunks with all that they import statically, each once and after its imports. */
export function withImports(manifest: Manifest, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    found.add(name);
  };
  names.forEach(visit);
  return [...found];
}
