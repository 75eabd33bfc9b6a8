export function CartPopup(_props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCheckout: () => void
}) {
  return null
}
