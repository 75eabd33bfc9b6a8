import type en from '../../en/catalogue/gallery'

export default {
  title: 'Gambar {{title}}',
  close: 'Tutup',
  previous: 'Gambar sebelumnya',
  next: 'Gambar seterusnya',
  zoomIn: 'Besarkan',
  zoomOut: 'Kecilkan',
  position: '{{number}} daripada {{count}}',
} satisfies Record<keyof typeof en, string>
