import fc from 'fast-check';

// A mutant runs the same properties hundreds of times; a second of each is enough to notice it.
fc.configureGlobal({ interruptAfterTimeLimit: 1_000, markInterruptAsFailure: false });
