/** What stands in the slots of a machine until an adapter fills them: a call that rejects with the slot's name. */
export function emptySlots(machine: string): (slot: string) => () => Promise<never> {
  return (slot) => () => Promise.reject(new Error(`the ${machine} machine's slot "${slot}" is empty`));
}
