import type { downloads } from '@pasar/domain/kernel/errors/downloads'

export default {
  DOWNLOADS_USED_UP:
    'Anda telah memuat turun fail ini {{rule.downloads}} kali. Tanya penjual jika anda memerlukannya lagi.',
  DOWNLOAD_ENDED:
    'Pembelian ini telah dibatalkan atau dibayar balik, jadi failnya tidak boleh dimuat turun lagi.',
  FILE_MISSING: 'Sila pilih fail dahulu.',
  FILE_MISNAMED:
    'Kandungan fail ini tidak sepadan dengan namanya. Pastikan fail boleh dibuka dan hujung namanya betul.',
  FILE_KIND: 'Fail jenis ini tidak boleh dijual di sini. Anda boleh memasukkannya ke dalam fail ZIP.',
  FILE_TOO_HEAVY: 'Fail ini lebih besar daripada {{rule.fileMegabytes}} MB. Sila kecilkan atau pecahkannya.',
  FILES_FULL:
    'Satu barang boleh ada paling banyak {{rule.files}} fail. Gabungkan beberapa fail dalam satu ZIP.',
  FILES_SPACE:
    'Jumlah fail anda akan melebihi {{rule.filesGigabytes}} GB. Tarik balik versi yang tidak diperlukan lagi; ruangnya kosong sehari kemudian.',
  FILE_LAST: 'Pembeli perlukan fail untuk dimuat turun. Muat naik fail lain sebelum menarik balik yang ini.',
  FILE_WITHDRAWN:
    'Penjual telah menarik balik versi ini. Muat turun versi yang disenaraikan dalam pesanan anda.',
  ITEM_WITHOUT_FILE:
    'Pembeli muat turun perlukan fail. Simpan barang sebagai draf, muat naik fail, kemudian terbitkan.',
  ITEM_NOT_DIGITAL: 'Hanya barang digital disertakan fail.',
} satisfies Record<keyof typeof downloads, string>
