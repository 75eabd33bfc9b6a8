/** An email as others may see it: enough for its owner to know it by. "siti.aminah@gmail.com" → "si•••@gmail.com" */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  return `${name.slice(0, Math.min(2, name.length - 1)).join('')}•••${email.slice(at)}`
}
