import type en from '../../en/selling/exports'

export default {
  title: 'Eksport',
  csv: 'Muat turun CSV',
  xlsx: 'Muat turun fail Excel',
  note: 'Semua yang ditapis, sedia untuk disunting dan diimport semula.',
} satisfies typeof en
