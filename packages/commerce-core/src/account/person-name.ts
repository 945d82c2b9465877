/**
 * Longest name of a person, in characters: a person verified by it can order, receive and give. Assumed; the vendor
 * takes 20 of a receiver, which names of foreign residents are longer than.
 */
export const PERSON_NAME_LIMIT = 30;
