/** A view's state as it is: nobody watches it while the server renders. */
export function proxy<State extends object>(state: State): State {
  return state;
}

/** The same state: nothing changes while the server renders. */
export function useSnapshot<State extends object>(state: State): State {
  return state;
}
