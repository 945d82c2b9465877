export { memoryStorage } from './memory-storage.ts';
export { memoryTokenVault } from './memory-token-vault.ts';
export { absentBridge, silentTracking } from './silent-host.ts';
