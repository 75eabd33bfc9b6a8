export default {
  title: 'Permohonan penjual semula',
  lead: 'Ahli yang mahu merekrut penjual baharu. Yang paling lama menunggu di atas.',
  search: 'Nama atau e-mel',
  nonePendingText: 'Permohonan baharu dipaparkan di sini dan dihantar melalui e-mel.',
  detailTitle: 'Permohonan penjual semula: {{name}}',
  noPhone: 'Tidak diberi',
  channel: 'Cara menghubungi penjual',
  message: 'Tentang pemohon',
  approveLead:
    'Ahli ini terus menjadi penjual semula, dan menerima pautan rujukan serta e-mel. Troli mereka dikosongkan.',
  openOrdersText:
    'Akaun penjual semula tidak boleh mengesahkan, menuntut atau membayar sebagai pembeli. Luluskan permohonan ini selepas semuanya selesai. Pemohon dapat melihat yang mana satu.',
  approvedText: 'Ahli ini kini penjual semula dan telah dimaklumkan.',
}
