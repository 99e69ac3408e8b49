/** What puts a program to use that, as printed, only defines something; by its title. */
export const HARNESS: Readonly<Record<string, string>> = {
  "A folder of images, one sub-folder per class": `
from torch.utils.data import DataLoader

if __name__ == "__main__":
    for name, shade in (("cats", 0), ("dogs", 255)):
        Path("images", name).mkdir(parents=True)
        Image.new("L", (31, 17), shade).save(Path("images", name, "one.jpg"))
    data = ImageFolder("images", size=8)
    assert data.classes == ["cats", "dogs"]
    images, labels = next(iter(DataLoader(data, batch_size=2, num_workers=1)))
    assert images.shape == (2, 3, 8, 8) and labels.tolist() == [0, 1]
    assert images[0].max() < 0.1 and images[1].min() > 0.9
`,
  "The same loader for one GPU and for DDP": `
if __name__ == "__main__":
    dist.init_process_group("gloo", init_method=f"file://{__file__}.group", rank=0, world_size=1)
    shared = make_loader(data, batch_size=32, num_workers=0)
    assert isinstance(shared.sampler, DistributedSampler) and len(list(shared)) == 31
`,
};
