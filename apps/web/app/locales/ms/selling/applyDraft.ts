import type en from '../../en/selling/applyDraft'

export default {
  keep: 'Simpan dan sambung kemudian',
  kept: 'Disimpan',
  keptText: 'Jawapan anda telah disimpan. Kembali ke halaman ini untuk menghantarnya.',
  savedAt: 'Disimpan: {{when}}. Pilih fail semasa menghantar.',
  failed: 'Jawapan anda tidak dapat disimpan. Apa yang anda taip masih ada di sini.',
} satisfies typeof en
