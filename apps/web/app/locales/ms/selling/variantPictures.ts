import type en from '../../en/selling/variantPictures'

export default {
  label: 'Gambar',
  none: 'Gambar pertama barang',
  choice: 'Gambar {{number}}: {{alt}}',
  saveFirst: 'Setiap varian boleh mempunyai gambar sendiri: simpan barang bersama gambarnya dahulu.',
} satisfies typeof en
