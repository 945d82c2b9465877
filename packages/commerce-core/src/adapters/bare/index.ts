export { absentBridge } from './absent-bridge.ts';
export { memoryStorage } from './memory-storage.ts';
export { memoryTokenVault } from './memory-token-vault.ts';
export { silentTracking } from './silent-tracking.ts';
