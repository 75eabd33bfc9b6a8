export const FORM = 'application/x-www-form-urlencoded'

const RUN = Date.now().toString(36)
export const emailOf = (index: number): string => `bench-${RUN}-${index}@pasar.test`
