export { SAMPLE_SHOP } from './shop/sample-shop.ts';
export type { MemoryDecision } from './shop/memory-outside.ts';
export { createMemoryPorts, type MemoryHost, type MemoryPorts } from './memory-ports.ts';
export type {
  MemoryCoupon,
  MemoryList,
  MemoryMember,
  MemoryOption,
  MemoryProduct,
  MemoryShop,
  MemoryWindow,
} from './shop/memory-shop.ts';
export { type MemoryShell, memoryShell, memoryTransport } from './memory-shell.ts';
