import type en from '../../en/selling/listing'

export default {
  title: 'Tambah item',
} satisfies typeof en
