import type en from '../../en/platform/listKeys'

export default {
  title: 'Pintasan papan kekunci senarai ini',
  close: 'Tutup',
  next: 'Baris seterusnya',
  previous: 'Baris sebelumnya',
  select: 'Pilih atau nyahpilih baris',
  open: 'Buka baris',
  search: 'Pergi ke carian',
  help: 'Tunjukkan pintasan ini',
  on: 'Guna kekunci tunggal',
  onHint: 'Matikan jika ia mengganggu kawalan suara atau papan kekunci anda. Pelayar ini akan mengingatinya.',
} satisfies typeof en
