/* The denoiser's core: cross-filtered non-local means with feature guidance (after Rousselle, Manzi and Zwicker, 2013). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int within(int i, int end) { return i < 0 ? 0 : (i >= end ? end - 1 : i); }

/* Mean over a (2 reach + 1)² window, in place; spare has the size of the picture. */
static void blur(float *picture, float *spare, int width, int height, int reach) {
  float share = 1.f / ((2 * reach + 1) * (2 * reach + 1));
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    float sum = 0, *from = picture + (long)y * width, *to = spare + (long)y * width;
    for (int x = -reach; x <= reach; x++) sum += from[within(x, width)];
    for (int x = 0; x < width; x++) {
      to[x] = sum;
      sum += from[within(x + reach + 1, width)] - from[within(x - reach, width)];
    }
  }
#pragma omp parallel for
  for (int first = 0; first < width; first += 64) {
    int end = first + 64 < width ? first + 64 : width;
    float sum[64];
    memset(sum, 0, sizeof sum);
    for (int y = -reach; y <= reach; y++)
      for (int x = first; x < end; x++) sum[x - first] += spare[(long)within(y, height) * width + x];
    for (int y = 0; y < height; y++)
      for (int x = first; x < end; x++) {
        picture[(long)y * width + x] = sum[x - first] * share;
        sum[x - first] += spare[(long)within(y + reach + 1, height) * width + x] - spare[(long)within(y - reach, height) * width + x];
      }
  }
}

/*
 * guide: colours that give the weights, noise: their variance, light: colours to average (all width × height × 3);
 * features: count channels a pixel, scale: how far each may differ, squared; out: width × height × 3.
 */
void denoise(int width, int height, const float *guide, const float *noise, const float *light, int count, const float *features,
             const float *scale, float strength, int reach, int patch, float *out) {
  long size = (long)width * height;
  float *distance = malloc(4 * size), *spare = malloc(4 * size), *weight = calloc(size, 4);
  memset(out, 0, 12 * size);
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          long p = (long)y * width + x, q = (long)within(y + dy, height) * width + within(x + dx, width);
          float sum = 0;
          for (int c = 0; c < 3; c++) {
            float apart = guide[3 * p + c] - guide[3 * q + c], vp = noise[3 * p + c], vq = noise[3 * q + c];
            sum += (apart * apart - (vp + (vp < vq ? vp : vq))) / (1e-7f + strength * strength * (vp + vq));
          }
          distance[p] = sum / 3;
        }
      if (patch > 0) blur(distance, spare, width, height, patch);
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          int qx = x + dx, qy = y + dy;
          if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue;
          long p = (long)y * width + x, q = (long)qy * width + qx;
          float most = distance[p] > 0 ? distance[p] : 0;
          if (most > 8) continue;
          for (int c = 0; c < count; c++) {
            float apart = features[count * p + c] - features[count * q + c];
            apart = apart * apart / scale[count * p + c];
            if (apart > most) most = apart;
          }
          if (most > 8) continue;
          float share = expf(-most);
          weight[p] += share;
          for (int c = 0; c < 3; c++) out[3 * p + c] += share * light[3 * q + c];
        }
    }
  for (long p = 0; p < size; p++)
    for (int c = 0; c < 3; c++) out[3 * p + c] /= weight[p] > 1e-9f ? weight[p] : 1;
  free(distance);
  free(spare);
  free(weight);
}
