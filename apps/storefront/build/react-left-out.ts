/**
 * Kinds of fibers that come only from what the shop never renders: profiler, list of suspense boundaries, scope, hidden tree of
 * old, hoisted resource, `html`/`head`/`body`, view transition, activity.
 */
export const NEVER_TAGS: ReadonlySet<unknown> = new Set([12, 19, 21, 23, 26, 27, 30, 31]);

/** Element types that make such fibers; one that is rendered all the same is refused like any unknown type. */
export const NEVER_TYPES: ReadonlySet<unknown> = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]);

/** The functions that are left out, by their names in the library. */
export interface LeftOut {
  /** Walks over the tree in search of such fibers: they find none and do nothing. */
  readonly findNothing: readonly string[];
  /** What runs only when a screen asks for it by a hook, a ref or a call that none uses; it refuses. */
  readonly neverCalled: readonly string[];
  /** Objects whose methods go with them. */
  readonly neverMade: readonly string[];
}

/** What is left out of the renderer. */
export const LEFT_OUT: LeftOut = {
  findNothing: [
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitDeletedPairViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'isFragmentInstanceParent',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'commitNewChildToFragmentInstances',
    // No picture holds up a commit outside a view transition, and no element of ours has a dash in its name.
    'maySuspendCommit',
    'isCustomElement',
    // Nobody listens to `onSelect` and `onBeforeInput`, and nobody reads where in the tree an error came from.
    'constructSelectEvent',
    'getNativeBeforeInputChars',
    'getFallbackBeforeInputChars',
    'getStackByFiberInDevAndProd',
  ],
  neverCalled: [
    'startViewTransition',
    'flushAfterMutationEffects',
    'FragmentInstance',
    'ViewTransitionPseudoElement',
    'createViewTransitionInstance',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'insertSuspendedStylesheets',
    'estimateBandwidth',
    'useMemoCache',
  ],
  neverMade: ['FragmentInstance', 'ViewTransitionPseudoElement'],
};

/** What is exported by which file and imported by nobody: who does so all the same finds no such function. */
export const NEVER_IMPORTED: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Children',
    'Profiler',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom-client': ['createRoot'],
};
