/** Stands for the actors of a machine until `provide` gives them: a call that rejects with the actor's name. */
export function notProvided(machine: string): (actor: string) => () => Promise<never> {
  return (actor) => () => Promise.reject(new Error(`the ${machine} machine's actor "${actor}" is not provided`));
}
