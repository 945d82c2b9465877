// What every team that imports the core tests with: a clock that stands still, repeatable chance, and sizes of runs.
export { type SeededRandom, seededRandom } from './seeded-random.ts';
export { SIMULATED_START, type SimulatedClock, simulatedClock } from './simulated-clock.ts';
export { type TestSizes, testSizes } from './test-sizes.ts';
