/** The packed table of ZIP codes. */
export const zipFile = new URL('../../../data/zip-codes.br', import.meta.url)
/** Puerto Rico's codes, as GeoNames' files have theirs: names by the postal service, coordinates of the Census of 2020. */
export const puertoRicoFile = new URL('../../../data/puerto-rico-zips.txt', import.meta.url)
