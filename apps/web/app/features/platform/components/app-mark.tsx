/** The mark of the shop: an awning of songket threads. */
export function AppMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M4 12 6.5 4h19L28 12Z" fill="var(--jade)" />
      <path d="M4 12a4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0Z" fill="var(--kunyit)" />
      <path
        d="M6.5 18.5h19V28h-19Z"
        fill="none"
        stroke="var(--jade)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="m16 20 3.2 3.3L16 26.6l-3.2-3.3Z" fill="var(--bunga)" />
    </svg>
  )
}
