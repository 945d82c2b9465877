import { createContext, use } from 'react';
import type { Flows } from './flows.ts';
import type { LoadServices, Services } from './services.ts';

/** Context of the services. */
export const ServicesContext = createContext<LoadServices | null>(null);

/** The services, for query functions and handlers: `(await services()).cartApi`. */
export function useServices(): LoadServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs the app around it');
  return services;
}

/** One service; suspends until the services are loaded, so wrap its users in a Suspense boundary. */
export function useService<K extends keyof Services>(name: K): Services[K] {
  return use(useServices()())[name];
}

/** The flows; suspends until they are loaded, so wrap its users in a Suspense boundary. */
export function useFlows(): Flows {
  return use(useService('flows')());
}
