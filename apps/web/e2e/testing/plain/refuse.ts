/** Has whatever a plain page cannot do say what to do about it, instead of being undefined. */
export const refuseOthers = <T extends object>(what: string, target: T): T =>
  new Proxy(target, {
    get(own, name) {
      if (
        name in own ||
        typeof name === 'symbol' ||
        name === 'then' ||
        name.startsWith('_') ||
        name === 'toJSON'
      ) {
        // Private parts are not reached through a proxy.
        const value: unknown = Reflect.get(own, name, own)
        return typeof value === 'function' ? value.bind(own) : value
      }
      throw new Error(`a plain ${what} has no ${name}: tag the test @browser (docs/testing.md)`)
    },
  })
