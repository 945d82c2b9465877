import fc from 'fast-check';

// Stryker knows a test by its name, and that of a property holds the seed: with another seed it would never be run
// again. A mutant runs the same properties hundreds of times; a second of each is enough to notice it.
fc.configureGlobal({ seed: 20261122, interruptAfterTimeLimit: 1_000, markInterruptAsFailure: false });
