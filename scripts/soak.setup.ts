// `pnpm test --soak` runs the full figures of the one table of sizes; the core reads no
// environment, so the host says it here.
if (process.env['DEALSTORE_SOAK'] === 'true') Reflect.set(globalThis, 'DEALSTORE_SOAK', true);
