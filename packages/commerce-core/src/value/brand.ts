// Assumed: our own device.
declare const brandName: unique symbol;

/** A plain value that has been given a meaning the compiler keeps apart: `Brand<number, 'Won'>`. */
export type Brand<Base extends number | string, Name extends string> = Base & { readonly [brandName]: Name };

/** Any branded value. */
export type AnyBrand = Brand<number, string> | Brand<string, string>;

/** A brand that is optional: a plain value is taken, one of another name is not: `Flavor<number, 'ProductNo'>`. */
export type Flavor<Base extends number | string, Name extends string> = Base & { readonly [brandName]?: Name };

/** The same shape as it travels in JSON, every branded or flavored value plain again. */
export type Wire<T> =
  T extends Brand<number, string>
    ? number
    : T extends Brand<string, string>
      ? string
      : T extends number | string
        ? Plain<T>
        : T extends readonly (infer Item)[]
          ? readonly Wire<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Wire<T[Key]> }
            : T;

// A flavor takes every plain value, a literal does not.
type Plain<T extends number | string> = number extends T ? number : string extends T ? string : T;

/** Gives a checked value its brand; call it only from the function that did the check. */
export function brand<B extends AnyBrand>(value: B extends number ? number : string): B {
  return value as unknown as B;
}

/**
 * Reads an answer that the contract has already checked as our own type; the shapes must match field by field.
 * @example fromWire<Cart>(data)
 */
export function fromWire<T>(wire: Wire<T>): T {
  return wire as unknown as T;
}

/** The same shape with every array writable, as clients generated from a contract type their bodies. */
export type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T;

/**
 * Hands a value of ours to a client that types its bodies as writable and never writes to them.
 * @example toWire(additions)
 */
export function toWire<T>(value: T): Writable<Wire<T>> {
  return value as unknown as Writable<Wire<T>>;
}
