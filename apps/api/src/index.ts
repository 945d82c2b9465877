export { createApp, type App } from './app.ts';
export type { AppParts, LogInClient } from './app-parts.ts';
export { type Backend, createSandboxedBackend, seedShop, type TossSettings } from './backend.ts';
export { errorMessage } from './http/error-message.ts';
export type { Providers } from './providers.ts';
export { DEFAULT_CLIENTS } from './session/client.ts';
