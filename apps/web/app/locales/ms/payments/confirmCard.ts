import type en from '../../en/payments/confirmCard'

export default {
  title: 'Sahkan kad',
  lead: 'Tiada caj dikenakan. Anda boleh membida semula sebaik sahaja kad disahkan.',
  last: 'Kali terakhir disahkan: kad berakhir {{last4}}, {{when}}.',
  confirm: 'Sahkan kad',
  confirming: 'Sedang mengesahkan…',
  start: 'Sahkan di halaman pembayaran',
  done: 'Kad disahkan',
  doneText: 'Anda boleh membida semula.',
  refused: 'Kad tidak disahkan',
  refusedText: 'Sila cuba lagi, atau gunakan kad lain.',
  demo: 'Gunakan {{number}}, mana-mana bulan akan datang dan mana-mana CVC.',
} satisfies Record<keyof typeof en, string>
